/** Under this name a sale waits in the queue of the phone. */
export const saleAction = 'sell'

export type Sale = {
  shop_code: string
  sale_date: string
  serial_indoor: string
  serial_outdoor: string
  price: number | null
  install_needed: boolean
  consumer_name: string
  consumer_phone: string
  consumer_address: string
  may_contact: boolean
  is_reported: boolean
  /** The refused sale in the queue whose place it takes. */
  replaces?: number | undefined
}

export const saleOf = (shop_code: string, sale_date: string): Sale => ({
  ...{ shop_code, sale_date, serial_indoor: '', serial_outdoor: '', price: null, install_needed: false },
  ...{ consumer_name: '', consumer_phone: '', consumer_address: '', may_contact: false, is_reported: false },
})

/** What the queue holds and the server takes. */
export const asInput = ({ serial_indoor, serial_outdoor, price, replaces: _replaces, ...sale }: Sale) => ({
  ...sale,
  lines: [{ serial_indoor, serial_outdoor, price }],
})

type Line = Pick<Sale, 'serial_indoor' | 'serial_outdoor' | 'price'>
/** The other way round, for what was refused. */
export const saleIn = (input: Record<string, unknown>): Sale => {
  const { lines, ...rest } = input as { lines?: Line[] } & Partial<Sale>
  const empty = saleOf(rest.shop_code ?? '', rest.sale_date ?? '')
  return { ...empty, ...rest, ...lines?.[0] }
}

export const shownSerial = (serial: string) => (serial.length > 9 ? `…${serial.slice(-8)}` : serial)
