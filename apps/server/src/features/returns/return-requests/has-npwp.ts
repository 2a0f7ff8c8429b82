import { isNpwp } from '@sejuk/domain/values/npwp'

/** The tax number of a company or a person who is registered; without one there is nothing to correct. */
export const hasNpwp = (npwp: string | null) => npwp !== null && isNpwp(npwp)
