import type { Endpoint } from './endpoint.ts'

export const isRead = ({ method, reads }: Pick<Endpoint, 'method' | 'reads'>) => reads ?? method === 'GET'

/** Input travels in the address unless the method has a body. */
export const travelsInAddress = (method: string) => method === 'GET' || method === 'DELETE'
