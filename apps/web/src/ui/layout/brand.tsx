/** The mark: two vanes and the air between them. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path d="M20.5 5H9.2a3.5 3.5 0 0 0 0 7h5.6a3.5 3.5 0 0 1 0 7H3.5" stroke="currentColor" strokeWidth="3.4" />
  </svg>
)
