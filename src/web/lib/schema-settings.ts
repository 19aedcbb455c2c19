import { config } from 'zod';

// Without this zod would try to compile code from text, which the content security policy forbids and reports.
// Must run before the first schema is made.
config({ jitless: true });
