import type { Endpoint } from '@sejuk/contract/endpoint'
import { importTemplate, type Sheet } from '@sejuk/contract/platform/imports'
import { recordWords } from '@sejuk/words/masters/records'
import { type ReactNode, useState } from 'react'
import IconDownload from '#icon/Download'
import IconUpload from '#icon/Upload'
import { download } from '../../lib/files/save-file.ts'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import type { Action } from '../actions/action.ts'
import { Button } from '../actions/button.tsx'
import { lazyPart } from '../layout/lazy-part.tsx'

const ImportFlow = lazyPart(() => import('./import-flow.tsx').then((flow) => flow.ImportFlow))

/** The import button and the flow behind it: template, preview, correction, import. */
export const useImportSheet = (
  sheet: Sheet | undefined,
  { title, list }: { title: string; list: Endpoint },
): { actions: Action[]; dialog: ReactNode } => {
  const t = useWords(recordWords)
  const [isOpen, setOpen] = useState(false)
  const gate = useGate({ needs: sheet?.needs ?? 'public' })
  if (!sheet) return { actions: [], dialog: null }
  const { module_name } = sheet
  const action: Action = {
    key: 'import',
    label: t('importSheet'),
    icon: <IconUpload size={16} />,
    gate,
    onPress: () => setOpen(true),
  }
  const help = (
    <>
      <p>{t('templateHelp')}</p>
      <div>
        <Button
          kind="quiet"
          icon={<IconDownload size={16} />}
          onClick={() => void download(importTemplate, { module_name })}
        >
          {t('template')}
        </Button>
      </div>
    </>
  )
  const dialog = isOpen && (
    <ImportFlow
      title={t('importTitle', { title })}
      sheet={sheet}
      list={list}
      help={help}
      onClose={() => setOpen(false)}
    />
  )
  return { actions: [action], dialog }
}
