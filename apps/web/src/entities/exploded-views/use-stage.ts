import {
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fitted, onPicture, type Point, panned, type Size, type View, zoomedAt } from './view-transform.ts'

const fallback: Size = { width: 800, height: 600 }
const step = 1.25

/** What one pointer does after it went down: places are shares of the picture. */
export type Gesture = { move: (place: Point, delta: Point) => void; end?: (place: Point) => void; cancel?: () => void }

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0)
const middle = ([a, b]: readonly Point[]): Point => (a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : (a ?? [0, 0]))

/**
 * A picture to move and zoom with mouse, wheel, keys and fingers. One pointer follows its gesture; a second one makes both
 * of them pinch, and drops what the first had begun.
 */
export const useStage = (picture: Size) => {
  const stage = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState(fallback)
  const [view, setView] = useState<View>()
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture>(undefined)
  const shown = view ?? fitted(size, picture)
  const least = fitted(size, picture).scale / 2

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      if (width && height) setSize({ width, height })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]
  }
  const zoom = (factor: number, at: Point = [size.width / 2, size.height / 2]) =>
    setView(zoomedAt(shown, factor, at, least))

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoom(event.deltaY < 0 ? step : 1 / step, placeOf(event))
  })
  useEffect(() => {
    const element = stage.current
    const hear = (event: WheelEvent) => onWheel(event)
    // The page would scroll under a listener that may not prevent it.
    element?.addEventListener('wheel', hear, { passive: false })
    return () => element?.removeEventListener('wheel', hear)
  }, [])

  const onMove = useEffectEvent((event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const were = [...pointers.current.values()]
    const place = placeOf(event)
    pointers.current.set(event.pointerId, place)
    const are = [...pointers.current.values()]
    if (are.length > 1) {
      const [from, to] = [middle(were), middle(are)]
      const grown = distance(are) / (distance(were) || 1)
      return setView(panned(zoomedAt(shown, grown, to, least), [to[0] - from[0], to[1] - from[1]]))
    }
    const delta: Point = [place[0] - before[0], place[1] - before[1]]
    gesture.current?.move(onPicture(shown, picture, place), delta)
  })
  const onEnd = useEffectEvent((event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return
    if (pointers.current.size > 0) return
    gesture.current?.end?.(onPicture(shown, picture, placeOf(event)))
    gesture.current = undefined
  })
  useEffect(() => {
    const move = (event: PointerEvent) => onMove(event)
    const end = (event: PointerEvent) => onEnd(event)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [])

  /** The gesture is chosen by what the pointer went down on. */
  const press = (event: ReactPointerEvent, begin: (place: Point) => Gesture | undefined) => {
    if (event.button !== 0 && event.pointerType === 'mouse') return
    const place = placeOf(event)
    pointers.current.set(event.pointerId, place)
    if (pointers.current.size > 1) {
      gesture.current?.cancel?.()
      gesture.current = undefined
      return
    }
    gesture.current = begin(onPicture(shown, picture, place))
  }
  const pan: Gesture = { move: (_, delta) => setView((now) => panned(now ?? shown, delta)) }

  return {
    stage,
    size,
    view: shown,
    setView,
    press,
    pan,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    fit: () => setView(undefined),
    percent: Math.round((shown.scale / fitted(size, picture).scale) * 100),
  }
}
