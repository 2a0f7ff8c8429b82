export type Tone = 'neutral' | 'waiting' | 'active' | 'attention' | 'good' | 'bad'

/** One shape per tone, so that a status is recognizable without colour and text. */
const shapes: Record<Tone, React.ReactNode> = {
  waiting: (
    <circle cx="6" cy="6" r="4.4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="3.1 1.5" />
  ),
  active: (
    <>
      <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M6 1.4a4.6 4.6 0 0 1 0 9.2z" fill="currentColor" />
    </>
  ),
  attention: (
    <>
      <path d="M6 .9 11.6 11H.4z" fill="currentColor" />
      <path d="M6 4.6v2.7M6 9.1v.1" stroke="var(--glyph-ink)" strokeWidth="1.4" strokeLinecap="round" />
    </>
  ),
  good: (
    <>
      <circle cx="6" cy="6" r="5.4" fill="currentColor" />
      <path
        d="m3.6 6.2 1.7 1.6 3-3.4"
        fill="none"
        stroke="var(--glyph-ink)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  bad: (
    <>
      <rect x=".8" y=".8" width="10.4" height="10.4" rx="2" fill="currentColor" />
      <path d="m4 4 4 4m0-4-4 4" stroke="var(--glyph-ink)" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  neutral: <path d="M2.5 6h7" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />,
}

export const StatusIcon = ({ tone, size = 12 }: { tone: Tone; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 12 12"
    aria-hidden="true"
    style={{ color: `var(--${tone}-mark)`, flex: 'none' }}
  >
    {shapes[tone]}
  </svg>
)
