declare const __PROGRAM_VERSION__: string;

/** Version of the program that these screens came with, put in by the build. */
export const programVersion = __PROGRAM_VERSION__;
