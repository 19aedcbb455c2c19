/** The JSON object that a part of a token (base64url) contains; null when it contains something else. */
function decodedPart(part: string): object | null {
  try {
    const value: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof value === 'object' ? value : null;
  } catch {
    // Both atob and JSON.parse throw for text that is no token; that is the answer, not a fault.
    return null;
  }
}

/** Whether a text has the form of a token: three parts, of which the first two are JSON objects. Proves nothing. */
export function isDecodableToken(text: string): boolean {
  const parts = text.split('.');
  const [head = '', claims = '', signature = ''] = parts;
  return parts.length === 3 && signature !== '' && decodedPart(head) !== null && decodedPart(claims) !== null;
}
