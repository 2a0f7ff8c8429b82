import { type CartAnswer, sendCart } from '@sejuk/contract/sales/mobile-orders'
import { orderFileModule, orderPapers, orderPhotos } from '@sejuk/domain/sales/order-files'
import { call, isPassing, Refused } from '../../../lib/api/call.ts'
import { upload } from '../../../lib/files/upload.ts'
import { type Cart, inputOf } from './cart.ts'
import { changeCart, storedCarts } from './cart-storage.ts'

/** Only one page of this browser delivers at a time. */
const alone = (act: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('sejuk-carts', act) : act()

const isForThePerson = (error: unknown): error is Refused =>
  error instanceof Refused && error.code !== '401' && !isPassing(error)

const mayAskFinance = ({ status, data }: Refused) =>
  status === 'CreditBlocked' && (data as { may_ask_finance?: boolean } | null)?.may_ask_finance === true

/** Sends every cart that waits. Answers whether anything arrived; throws where there is no network. */
export const deliverCarts = (usercode: string) =>
  alone(async () => {
    let isAny = false
    for (const cart of await storedCarts(usercode)) {
      if (cart.state === 'waiting') isAny = (await deliver(cart)) || isAny
    }
    for (const cart of await storedCarts(usercode)) await deliverPaper(cart)
    return isAny
  })

/** The answer may have been lost on its way: under its key it is one order, however often it is sent. */
const deliver = async (cart: Cart) => {
  try {
    const { data } = await call(sendCart, inputOf(cart))
    const { order_code, total_amount } = data
    await changeCart(cart.client_key, ({ answer: _answer, refusal: _refusal, ...now }) => ({
      ...now,
      ...{ state: 'sent', order_code, total_amount, sent_at: new Date().toISOString() },
    }))
    return true
  } catch (error) {
    if (!isForThePerson(error)) throw error
    if (error.status === 'CartChanged')
      await changeCart(cart.client_key, (now) => ({ ...now, state: 'changed', answer: error.data as CartAnswer }))
    else {
      const refusal = [...Object.values(error.errors).flat(), error.message][0] ?? ''
      const may_ask_finance = mayAskFinance(error)
      await changeCart(cart.client_key, (now) => ({ ...now, state: 'refused', refusal, may_ask_finance }))
    }
    return false
  }
}

/** The customer's paper follows its order. */
const deliverPaper = async ({ client_key, order_code, paper }: Cart) => {
  if (!paper || paper.refusal || !order_code) return
  const { file, kind, upload_code } = paper
  const alias = kind === 'photo' ? orderPhotos[0] : orderPapers
  const onBegun = (begun: string) =>
    changeCart(client_key, (cart) => ({ ...cart, paper: { ...paper, upload_code: begun } }))
  try {
    await upload(
      file,
      { module_name: orderFileModule, module_code: order_code, alias, kind },
      { ...(upload_code ? { upload_code } : {}), onBegun, isPatient: false },
    )
    await changeCart(client_key, ({ paper: _sent, ...cart }) => cart)
  } catch (error) {
    if (!isForThePerson(error)) throw error
    await changeCart(client_key, (cart) => ({ ...cart, paper: { ...paper, refusal: error.message } }))
  }
}
