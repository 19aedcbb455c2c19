import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#test/source-files.ts';
import { brandFaults } from '#web/customer/brand-style.ts';
import { customerSchema } from '#web/customer/customer-schema.ts';
import { drawingFaults } from '#web/customer/drawing-faults.ts';

const folder = join(projectRoot, 'customers');

describe.each(readdirSync(folder))('the customer %s', (name) => {
  const read = (file: string): string => readFileSync(join(folder, name, file), 'utf8');

  it('can be built', () => {
    const customer = customerSchema.parse(JSON.parse(read('customer.json')));
    expect(brandFaults(customer.brand)).toEqual([]);
    expect(drawingFaults(read('logo.svg'))).toEqual([]);
  });
});
