/** Something to look at. */
export type Shown = {
  name: string
  url: string
  /** A photo unless said otherwise. */
  kind?: 'photo' | 'video' | 'pdf' | 'file'
  thumbnail?: string | null
  /** When it was uploaded, and by whom. */
  sub?: string
  /** Why it may be seen and not be saved. */
  whyNoDownload?: string
}

/** How a picture is looked at: a step of `steps`, quarter turns, and how far it was dragged. */
export type PreviewView = { zoom: number; turn: number; x: number; y: number }

export const steps = [1, 1.5, 2, 3, 4] as const
export const untouched: PreviewView = { zoom: 0, turn: 0, x: 0, y: 0 }
export const scaleOf = ({ zoom }: PreviewView) => steps[zoom] ?? 1
