import { type DBSchema, openDB } from 'idb'
import type { Cart } from './cart.ts'

interface CartSchema extends DBSchema {
  carts: { key: string; value: Cart; indexes: { usercode: string } }
}

const open = () =>
  openDB<CartSchema>('sejuk-carts', 1, {
    upgrade: (db) => void db.createObjectStore('carts', { keyPath: 'client_key' }).createIndex('usercode', 'usercode'),
  })
let storage: ReturnType<typeof open> | undefined
const opened = () => {
  storage ??= open()
  return storage
}

const listeners = new Set<() => void>()
const hear = () => {
  for (const listener of listeners) listener()
}
/** Another tab on the same phone shows the same carts. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sejuk.carts')
if (otherTabs) otherTabs.onmessage = hear
const announced = async <T>(act: Promise<T>) => {
  const done = await act
  hear()
  otherTabs?.postMessage(null)
  return done
}
export const onCartChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const storeCart = async (cart: Cart) => announced((await opened()).put('carts', cart))
export const dropCart = async (client_key: string) => announced((await opened()).delete('carts', client_key))
export const storedCarts = async (usercode: string) => (await opened()).getAllFromIndex('carts', 'usercode', usercode)

/** Changes a cart as it stands now: two changes after one another both count. */
export const changeCart = async (client_key: string, change: (cart: Cart) => Cart) => {
  const transaction = (await opened()).transaction('carts', 'readwrite')
  const found = await transaction.store.get(client_key)
  if (found) await transaction.store.put(change(found))
  await transaction.done
  await announced(Promise.resolve())
}
