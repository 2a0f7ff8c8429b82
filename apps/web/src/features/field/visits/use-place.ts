import { visitPlace } from '@sejuk/contract/field/visit-plans'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'

type Asked = { customer_code: string; shop_code: string | null }

/** A place that nobody may have planned; it stays on the phone once it was looked at. */
export const usePlace = ({ customer_code, shop_code }: Asked, enabled = true) => {
  const asked = { customer_code, shop_code: shop_code ?? '' }
  const found = useStoredCall(visitPlace, asked, `visit-place ${customer_code} ${asked.shop_code}`, enabled)
  // While another shop is asked for, the answer is still that of the one before.
  const isThis = found.data?.customer_code === customer_code && (found.data.shop_code ?? '') === asked.shop_code
  return { ...found, data: isThis ? found.data : undefined }
}
