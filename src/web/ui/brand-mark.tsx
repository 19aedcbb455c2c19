import { customer } from '#web/customer/customer.ts';
import logo from '#web/customer/logo.svg';

/** Logo of the customer, with the name next to it when the drawing does not contain it. */
export function BrandMark() {
  const { width, height, showsName } = customer.logo;
  return (
    <span className="flex items-center gap-2.5">
      <img src={logo} width={width} height={height} alt={showsName ? customer.name : ''} className="brand-mark" />
      {showsName ? null : <span className="text-lg font-[650] tracking-[-0.01em] text-ink">{customer.name}</span>}
    </span>
  );
}
