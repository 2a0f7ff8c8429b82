import { getAccurateColumns, saveAccurateColumns } from '@sejuk/contract/finance/invoice-imports'
import { accurateFields } from '@sejuk/domain/finance/accurate-columns'
import { invoiceImportWords } from '@sejuk/words/finance/invoice-imports'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

/** Written down once: every file of the branch is read by it. */
export const AccurateColumnsPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(invoiceImportWords)
  const found = useCall(getAccurateColumns, {})
  const saved = found.data?.data
  if (!saved) return null
  const { row_version, ...titles } = saved
  const labels = {
    ...{ invoice_no: t('invoice_no'), invoice_date: t('invoice_date'), customer_code: t('customer_code') },
    ...{ item_code: t('item_code'), qty: t('qty'), price: t('price'), discount: t('discount'), tax: t('tax') },
    total: t('total'),
  }
  return (
    <EndpointPanel
      title={t('columns')}
      sub={t('columnsHelp')}
      endpoint={saveAccurateColumns}
      initial={titles}
      fixed={{ row_version }}
      labels={labels}
      onClose={() => {
        void found.refetch()
        onClose()
      }}
    >
      {({ values, change, errorOf }) => (
        <>
          {accurateFields.map((field) => (
            <TextField
              key={field}
              label={t(field)}
              value={values[field]}
              onChange={(title) => change({ [field]: title })}
              error={errorOf(field)}
              most={100}
            />
          ))}
        </>
      )}
    </EndpointPanel>
  )
}
