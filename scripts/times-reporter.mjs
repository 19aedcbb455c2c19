// Reporter of a test run: time per group and the slowest files, then the totals of the run in its closing line.
import { relative } from 'node:path';
import { root } from './runtime.mjs';

const slowestFiles = 10;

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0)} s`.padStart(8);

/** Milliseconds in its tests alone, and around them: loading the file, and what runs before and after its tests. */
function timesOf(module) {
  const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } = module.diagnostic();
  let tests = 0;
  for (const test of module.children.allTests()) tests += test.diagnostic()?.duration ?? 0;
  const loading = collectDuration + setupDuration + prepareDuration + environmentSetupDuration;
  // Tests that run at the same time take longer together than their file.
  return { tests: Math.min(tests, duration), around: loading + Math.max(0, duration - tests) };
}

export default class TimesReporter {
  #began = Date.now();
  /** Per group: when its first file began and its last one ended, and the times of its files. */
  #groups = new Map();
  #files = [];

  #group({ name }) {
    if (!this.#groups.has(name)) this.#groups.set(name, { from: Date.now(), to: 0, files: 0, tests: 0, around: 0 });
    return this.#groups.get(name);
  }

  onTestModuleQueued(module) {
    this.#group(module.project);
  }

  onTestModuleEnd(module) {
    const group = this.#group(module.project);
    const { tests, around } = timesOf(module);
    Object.assign(group, { to: Date.now(), files: group.files + 1 });
    group.tests += tests;
    group.around += around;
    this.#files.push({ path: relative(root, module.moduleId), group: module.project.name, time: tests + around });
  }

  onTestRunEnd(modules) {
    const lines = ['', 'group      files    wall   tests  set-up   (tests and set-up: of all workers together)'];
    for (const [name, { from, to, files, tests, around }] of this.#groups)
      lines.push(name.padEnd(10) + String(files).padStart(6) + [to - from, tests, around].map(seconds).join(''));
    // Checks and builds come before the tests.
    const before = this.#began - Number(process.env.TESTS_BEGAN ?? this.#began);
    const total = Date.now() - this.#began + before;
    lines.push('', `${seconds(total)}  in all, ${seconds(before).trim()} of it before the tests`);
    lines.push('', 'slowest files');
    for (const { path, group, time } of this.#files.toSorted((a, b) => b.time - a.time).slice(0, slowestFiles))
      lines.push(`${seconds(time)}  ${group.padEnd(8)} ${path}`);
    process.stdout.write(`${lines.join('\n')}\n\n${totals(modules)}\n`);
  }
}

function totals(modules) {
  const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  for (const module of modules) for (const test of module.children.allTests()) count[test.result().state] += 1;
  const skipped = count.skipped + count.pending;
  return `${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
