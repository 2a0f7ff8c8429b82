import { closeShop, type Shop } from '@sejuk/contract/customers/shops'
import { shopWords } from '@sejuk/words/customers/shops'
import { useWords } from '../../../lib/language/words.ts'
import { ReasonPanel } from '../../../ui/actions/reason-panel.tsx'

export const CloseShop = ({ shop, onClose }: { shop: Shop; onClose: () => void }) => {
  const t = useWords(shopWords)
  const { shop_code, row_version } = shop
  return (
    <ReasonPanel
      endpoint={closeShop}
      title={t('close')}
      sub={shop.shop_name}
      label={t('reason')}
      fixed={{ shop_code, row_version }}
      onClose={onClose}
    />
  )
}
