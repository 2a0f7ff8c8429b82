import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRestoreFocus } from '../../lib/browser/restore-focus.ts'
import { withMantine } from '../overlays/with-mantine.tsx'
import style from './photo-preview.module.css'
import { PreviewStage } from './preview-stage.tsx'
import type { Shown } from './preview-view.ts'

type Props = {
  photos: readonly Shown[]
  /** Which of them is shown first. */
  start: number
  /** Who looks, and when. */
  watermark?: string
  onClose: () => void
  aside?: ReactNode
}

/** Over everything else, until it is closed. */
export const PhotoPreview = withMantine(({ onClose, ...stage }: Props) => {
  useRestoreFocus()
  return (
    <Modal.Root opened onClose={onClose} fullScreen padding={0} classNames={{ content: style.content }}>
      <Modal.Content aria-label={stage.photos[stage.start]?.name}>
        <PreviewStage {...stage} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
})
