import IconDownload from '#icon/Download'
import { downloadExample, importOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { sheetWords } from '@sejuk/words/sheets'
import { download } from '../../../lib/save-file.ts'
import { useGate } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ImportDialog } from '../../../ui/import-dialog.tsx'

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
  return (
    <ImportDialog
      title={t('upload')}
      endpoint={importOfficialAddresses}
      columnName={(column) => (column in officialAddressWords.words ? t(column as Word) : column)}
      help={
        <>
          <p>{t('templateHelp')}</p>
          <div>
            <ActionButton action={template} kind="quiet" />
          </div>
        </>
      }
      onClose={onClose}
    />
  )
}
