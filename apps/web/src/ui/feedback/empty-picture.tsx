/** Vanes: the lower ones stand open (dashed) where nothing comes out. */
export const EmptyPicture = ({ isOpen = true }: { isOpen?: boolean }) => (
  <svg width="64" height="44" viewBox="0 0 64 44" aria-hidden="true" fill="none" stroke="var(--edge)" strokeWidth="2">
    <path d="M2 6h60M2 17h60" />
    <path d="M2 28h60M2 39h60" strokeDasharray={isOpen ? '4 5' : undefined} />
  </svg>
)
