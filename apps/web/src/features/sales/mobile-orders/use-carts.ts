import { useCallback, useEffect, useState } from 'react'
import { isPassing, Offline } from '../../../lib/api/call.ts'
import { newKey } from '../../../lib/api/keys.ts'
import { useOnline, useSendOnline } from '../../../lib/browser/online.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { blankHeader, type Cart } from './cart.ts'
import { changeCart, dropCart, onCartChange, storeCart, storedCarts } from './cart-storage.ts'
import { deliverCarts } from './deliver-carts.ts'

/** The carts of this phone, sent whenever there is a network. */
export const useCarts = () => {
  const { usercode } = useViewer()
  const isOnline = useOnline()
  const [carts, setCarts] = useState<Cart[]>()
  const [isSending, setSending] = useState(false)
  const [isCutOff, setCutOff] = useState(false)

  useEffect(() => {
    const look = () =>
      void storedCarts(usercode).then(
        (found) => setCarts(found.toSorted((one, other) => other.at.localeCompare(one.at))),
        () => setCarts([]),
      )
    look()
    return onCartChange(look)
  }, [usercode])

  const deliver = useCallback(async () => {
    setSending(true)
    try {
      await deliverCarts(usercode)
      setCutOff(false)
      return true
    } catch (error) {
      const isAway = error instanceof Offline || isPassing(error)
      if (isAway) setCutOff(true)
      else showError(error)
      return !isAway
    } finally {
      setSending(false)
    }
  }, [usercode])

  const sendNow = useSendOnline(deliver)

  const change = (client_key: string, part: (cart: Cart) => Partial<Cart>) =>
    changeCart(client_key, (cart) => ({ ...cart, ...part(cart), at: new Date().toISOString() }))
  /** One open cart a customer: what was begun goes on. */
  const begin = async (customer: { customer_code: string; customer_name: string }) => {
    const { customer_code, customer_name } = customer
    const open = carts?.find((cart) => cart.customer_code === customer_code && cart.state !== 'sent')
    if (open) return open.client_key
    const [at, client_key] = [new Date().toISOString(), newKey()]
    const cart: Cart = {
      ...{ client_key, usercode, customer_code, customer_name, state: 'open', at, read_at: at },
      ...{ header: blankHeader, lines: [] },
    }
    await storeCart(cart)
    return client_key
  }
  /** It waits on the phone before anything is sent. */
  const send = async (client_key: string) => {
    await change(client_key, () => ({ state: 'waiting' }))
    if (isOnline) await sendNow()
  }
  return { carts, isOnline: isOnline && !isCutOff, isSending, change, begin, send, drop: dropCart, deliver }
}
export type Carts = ReturnType<typeof useCarts>
