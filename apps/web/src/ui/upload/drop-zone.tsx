import { type DragEvent, type ReactNode, useState } from 'react'
import IconUpload from '#icon/Upload'
import { useNarrow } from '../../lib/browser/screen.ts'
import style from './drop-zone.module.css'

type Props = {
  /** The field it belongs to: pressed, it opens that. */
  htmlFor: string
  title: string
  /** Drag and drop, where there is a pointer. */
  orDrop: string
  types: ReactNode
  isWrong?: boolean
  onDrop: (files: FileList) => void
}

/** Where files may be let fall. */
export const DropZone = ({ htmlFor, title, orDrop, types, isWrong, onDrop }: Props) => {
  const isNarrow = useNarrow()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.files)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <label
      htmlFor={htmlFor}
      className={style.drop}
      data-over={isOver || undefined}
      data-error={isWrong || undefined}
      onDrop={drop}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
    >
      <IconUpload size={22} stroke={1.75} aria-hidden="true" />
      <span>
        <b>{title}</b> {!isNarrow && orDrop}
      </span>
      <small>{types}</small>
    </label>
  )
}
