import { displayPhone } from '@sejuk/domain/values/phone'

/** A masked number is shown as it came. */
export const phoneShown = (phone: string) => (phone.includes('•') ? `+62${phone}` : displayPhone(phone))
