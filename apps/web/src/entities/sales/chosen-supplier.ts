import { localStore } from '../../lib/browser/storage.ts'

const storedAs = 'sejuk.supplier'

/** From whom somebody orders, remembered on this phone. */
export const chosenSupplier = {
  get: () => localStore.get(storedAs) ?? undefined,
  put: (customer_code: string) => localStore.set(storedAs, customer_code),
}
