import { addressTo } from '../pages.ts'

const longest = 60
const page = new URL(addressTo('delivery', { code: 'x' }), 'http://letter.invalid').pathname

/** What the QR code of a letter says: the address of its delivery. Without one, the number itself may have been printed. */
export const deliveryCodeIn = (text: string): string | undefined => {
  const written = text.trim()
  const address = URL.canParse(written) ? new URL(written) : undefined
  const code = address ? (address.pathname === page ? address.searchParams.get('code') : null) : written
  return code && code.length <= longest && !/\s/.test(code) ? code : undefined
}
