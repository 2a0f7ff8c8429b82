import { closeShop, type Shop } from '@sejuk/contract/customers/shops'
import { shopWords } from '@sejuk/words/customers/shops'
import { useWords } from '../../../lib/words.ts'
import { EndpointPanel } from '../../../ui/endpoint-panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export const CloseShop = ({ shop, onClose }: { shop: Shop; onClose: () => void }) => {
  const t = useWords(shopWords)
  return (
    <EndpointPanel
      title={t('close')}
      sub={shop.shop_name}
      endpoint={closeShop}
      initial={{ reason: '' }}
      fixed={{ shop_code: shop.shop_code, row_version: shop.row_version }}
      labels={{ reason: t('reason') }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t('reason')}
          value={form.values.reason}
          onChange={(reason) => form.change({ reason })}
          error={form.errorOf('reason')}
          most={500}
          isLong
          isRequired
          autoFocus
        />
      )}
    </EndpointPanel>
  )
}
