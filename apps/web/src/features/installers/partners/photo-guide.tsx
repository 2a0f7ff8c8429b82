import type { InstallerPhoto } from '@sejuk/domain/installers/registrations'

const card = (
  <>
    <rect width="320" height="202" rx="10" fill="#bcd6df" />
    <path d="M0 150q80-40 160-10t160-20v82H0z" fill="#a8c8d4" />
    <g fill="#24414d">
      <rect x="92" y="13" width="136" height="7" rx="2" />
      <rect x="112" y="25" width="96" height="6" rx="2" />
      <rect x="14" y="44" width="150" height="9" rx="2" />
    </g>
    <g fill="#47636e">
      {[68, 84, 100, 116, 132, 148].map((y, n) => (
        <g key={y}>
          <rect x="14" y={y} width={40 + ((n * 17) % 26)} height="5" rx="1.5" />
          <rect x="78" y={y} width={60 + ((n * 37) % 60)} height="5" rx="1.5" />
        </g>
      ))}
    </g>
    <rect x="228" y="54" width="76" height="96" rx="3" fill="#c4483e" />
    <circle cx="266" cy="92" r="19" fill="#d9a983" />
    <path d="M247 88a19 19 0 0 1 38 0q-8-10-19-9t-19 9z" fill="#241f1d" />
    <path d="M234 150q2-34 32-34t32 34z" fill="#eef1f2" />
  </>
)

/** A drawing of what the photo should show. */
export const PhotoGuide = ({ photo }: { photo: InstallerPhoto }) => {
  if (photo === 'id_card')
    return (
      <svg viewBox="0 0 320 202" aria-hidden="true">
        {card}
      </svg>
    )
  if (photo === 'id_profile')
    return (
      <svg viewBox="0 0 240 240" aria-hidden="true">
        <rect width="240" height="240" rx="10" fill="#c7cbbf" />
        <path d="M30 240q6-86 86-86t88 86z" fill="#2f5560" />
        <circle cx="116" cy="98" r="48" fill="#cf9a74" />
        <path d="M68 96a48 48 0 0 1 96-2q-16-24-48-22t-48 24z" fill="#221d1b" />
        <g transform="translate(132 160) rotate(-6) scale(.3)">{card}</g>
      </svg>
    )
  return (
    <svg viewBox="0 0 150 200" aria-hidden="true">
      <rect width="150" height="200" rx="6" fill="#fbfaf6" />
      <rect x="40" y="18" width="70" height="6" rx="2" fill="#47636e" />
      <g fill="#9aa5a8">
        {[40, 52, 64, 76, 88, 100, 112].map((y, n) => (
          <rect key={y} x="18" y={y} width={n === 6 ? 66 : 114} height="4" rx="1.5" />
        ))}
      </g>
      <rect x="20" y="136" width="32" height="40" fill="#cf8f8a" opacity=".85" />
      <path d="M84 168c6-20 14-20 12-6s-8 12-2 3 13-15 13-3 8-8 14-8" stroke="#1c3a7a" strokeWidth="2.4" fill="none" />
    </svg>
  )
}
