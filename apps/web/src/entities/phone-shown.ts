import { displayPhone } from '@sejuk/domain/phone'

/** A number that is not told in full is shown as it came. */
export const phoneShown = (phone: string) => (phone.includes('•') ? `+62${phone}` : displayPhone(phone))
