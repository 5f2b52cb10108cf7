import { renderSVG } from 'uqr'

/** Modules of white around the code, as the standard requires for readers. */
const QUIET_ZONE = 4

/** QR code of an address, as SVG. */
export function qrSvg(address: string): string {
  return renderSVG(address, { border: QUIET_ZONE })
}
