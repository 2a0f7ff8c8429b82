import type { Endpoint } from '@sejuk/contract/endpoint'
import { serialSheetWords } from '@sejuk/words/stock/serial-sheets'
import { useState } from 'react'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'

const ImportDialog = lazyPart(() =>
  import('../../ui/import/import-dialog.tsx').then(({ ImportDialog }) => ImportDialog),
)

type Props = { endpoint: Endpoint; fixed?: object; onDone?: (data: unknown) => void }

/** Serial numbers as a supplier sends them: a sheet with a column of them. */
export const SerialSheetButton = ({ endpoint, fixed, onDone }: Props) => {
  const t = useWords(serialSheetWords)
  const mayRead = useGate(endpoint)
  const [isOpen, setOpen] = useState(false)
  if (!mayRead.enabled) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('fromExcel')}
      </Button>
      {isOpen && (
        <ImportDialog
          title={t('title')}
          endpoint={endpoint}
          fixed={fixed}
          help={<p>{t('help')}</p>}
          columnName={() => t('column')}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
