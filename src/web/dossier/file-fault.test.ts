import { describe, expect, it } from 'vitest';
import { uploadRules } from '#api/upload-rules.ts';
import { fileFault } from '#web/dossier/file-fault.ts';

const workbook = { name: 'invoer.xlsx', size: 20_000, type: uploadRules.mimeType };

describe('the chosen file', () => {
  it('is required', () => {
    expect(fileFault(null)).toBe('File is required');
  });

  it('may be 5,242,880 bytes and not one more', () => {
    expect(fileFault({ ...workbook, size: 5_242_880 })).toBeNull();
    expect(fileFault({ ...workbook, size: 5_242_881 })).toBe('File size is too large.');
  });

  it.each(['invoer.xls', 'invoer.xlsm', 'invoer.csv', 'xlsx', 'invoer.xlsx.exe'])('may not be %s', (name) => {
    expect(fileFault({ ...workbook, name })).toBe('Unsupported file format. Please upload .xlsx files only.');
  });

  it('is accepted when the computer does not know the type, refused when it knows it to be text', () => {
    expect(fileFault({ ...workbook, type: '' })).toBeNull();
    expect(fileFault({ ...workbook, name: 'INVOER.XLSX' })).toBeNull();
    expect(fileFault({ ...workbook, type: 'text/csv' })).toBe(
      'Unsupported file format. Please upload .xlsx files only.',
    );
  });
});
