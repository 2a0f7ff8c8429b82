import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import type { ReactNode } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconArrowForwardUp from '#icon/ArrowForwardUp'
import IconCirclePlus from '#icon/CirclePlus'
import IconHandStop from '#icon/HandStop'
import IconListNumbers from '#icon/ListNumbers'
import IconMaximize from '#icon/Maximize'
import IconPhotoEdit from '#icon/PhotoEdit'
import IconPointer from '#icon/Pointer'
import IconPolygon from '#icon/Polygon'
import IconZoomIn from '#icon/ZoomIn'
import IconZoomOut from '#icon/ZoomOut'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import style from './editor.module.css'
import type { Tool } from './editor-state.ts'

type Props = {
  tool: Tool
  onTool: (tool: Tool) => void
  onNumber: () => void
  onUndo?: () => void
  onRedo?: () => void
  onZoomIn: () => void
  onZoomOut: () => void
  onFit: () => void
  onPicture: () => void
  percent: number
}

export const EditorTools = (props: Props) => {
  const t = useWords(explodedViewWords)
  const tool = (name: Tool, icon: ReactNode) => (
    <IconButton label={t(name)} title={t(name)} aria-pressed={props.tool === name} onClick={() => props.onTool(name)}>
      {icon}
    </IconButton>
  )
  const act = (label: string, icon: ReactNode, onPress: (() => void) | undefined) => (
    <IconButton label={label} title={label} aria-disabled={onPress ? undefined : true} onClick={onPress}>
      {icon}
    </IconButton>
  )
  return (
    <div className={style.tools} role="toolbar" aria-label={t('tools')} aria-orientation="vertical">
      {tool('select', <IconPointer size={20} />)}
      {tool('pan', <IconHandStop size={20} />)}
      {tool('round', <IconCirclePlus size={20} />)}
      {tool('outline', <IconPolygon size={20} />)}
      {act(t('number'), <IconListNumbers size={20} />, props.onNumber)}
      <hr />
      {act(t('undo'), <IconArrowBackUp size={20} />, props.onUndo)}
      {act(t('redo'), <IconArrowForwardUp size={20} />, props.onRedo)}
      <hr />
      {act(t('zoomIn'), <IconZoomIn size={20} />, props.onZoomIn)}
      <small>{props.percent}%</small>
      {act(t('zoomOut'), <IconZoomOut size={20} />, props.onZoomOut)}
      {act(t('fit'), <IconMaximize size={20} />, props.onFit)}
      <hr />
      {act(t('replacePicture'), <IconPhotoEdit size={20} />, props.onPicture)}
    </div>
  )
}
