import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { everydayWords } from '@sejuk/words/everyday'
import type { ReactNode } from 'react'
import IconX from '#icon/X'
import { useRestoreFocus } from '../../lib/browser/restore-focus.ts'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../actions/button.tsx'
import { withMantine } from '../overlays/with-mantine.tsx'
import style from './full-sheet.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode; footer?: ReactNode }

/** The whole of a small screen, with a way back. */
export const FullSheet = withMantine(({ title, onClose, children, footer }: Props) => {
  const t = useWords(everydayWords)
  useRestoreFocus()
  return (
    <Modal.Root opened onClose={onClose} fullScreen padding={0} classNames={{ content: style.content }}>
      <Modal.Content>
        <div className={style.head}>
          <Modal.Title className={style.title}>{title}</Modal.Title>
          <IconButton label={t('close')} onBar onClick={onClose}>
            <IconX size={22} />
          </IconButton>
        </div>
        <div className={style.body}>{children}</div>
        {footer && <div className={style.foot}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  )
})
