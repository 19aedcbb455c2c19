import { LoaderCircle } from 'lucide-react';

/** A turning circle; the words that say what is going on are next to it. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return <LoaderCircle size={size} className="turning shrink-0" />;
}
