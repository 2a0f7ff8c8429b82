import {
  downloadExample,
  importOfficialAddresses,
  listOfficialAddresses,
  officialAddressSheet,
} from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { sheetWords } from '@sejuk/words/sheets'
import { useState } from 'react'
import IconDownload from '#icon/Download'
import { download } from '../../../lib/files/save-file.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { ImportDialog } from '../../../ui/import/import-dialog.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

const ImportFlow = lazyPart(() => import('../../../ui/import/import-flow.tsx').then((flow) => flow.ImportFlow))

type Word = keyof typeof officialAddressWords.words

export const UploadAddresses = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(officialAddressWords)
  useWords(sheetWords)
  const template = {
    key: 'template',
    label: t('template'),
    icon: <IconDownload size={16} />,
    gate: useGate(downloadExample),
    onPress: () => void download(downloadExample, {}),
  }
  const [previewed, setPreviewed] = useState<File>()
  const help = (
    <>
      <p>{t('templateHelp')}</p>
      <div>
        <ActionButton action={template} kind="quiet" />
      </div>
    </>
  )
  if (previewed)
    return (
      <ImportFlow
        title={t('upload')}
        sheet={officialAddressSheet}
        list={listOfficialAddresses}
        file={previewed}
        help={help}
        onClose={onClose}
      />
    )
  return (
    <ImportDialog
      title={t('upload')}
      endpoint={importOfficialAddresses}
      columnName={(column) => (column in officialAddressWords.words ? t(column as Word) : column)}
      help={help}
      onPreview={setPreviewed}
      onClose={onClose}
    />
  )
}
