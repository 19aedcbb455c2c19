/**
 * The places in the text of an error, without its message: a message can quote what is in someone's file, places
 * cannot.
 */
export function stackFrames(text: string): string {
  const frames = text.split('\n').filter((line) => /^\s+at /.test(line));
  return frames
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' ');
}
