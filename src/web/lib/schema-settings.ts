// Without this zod would try to compile code from text, which the content security policy forbids and reports. Zod reads
// it here when its first schema is made: asking it by its own function would bring the library to the first page. Modules make
// schemas when they are imported, so this is a module too, imported first.
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}
globalThis.__zod_globalConfig = { jitless: true };
