/** Icon paths on a 20 × 20 grid. Icons are decorative: always next to text or in a labelled control. */
const iconPaths = {
  overview: 'M3 17V9.5M8 17V4M13 17v-6M18 17V7',
  collect: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H14V14M17 11.5V17h-5.5',
  payments: 'M2.5 6.5h12.2M11.5 3l3.4 3.5-3.4 3.5M17.5 13.5H5.3M8.5 10l-3.4 3.5L8.5 17',
  attention: 'M10 3.2 18 17H2zM10 8.5v3.6M10 14.4v.2',
  approvals: 'M10 2.8 16.5 5v5c0 3.8-2.6 6.2-6.5 7.4C6.1 16.2 3.5 13.8 3.5 10V5zM7 9.8l2.2 2.2L13 8',
  movements: 'M10 3v9M6 8.5l4 4 4-4M3 13.5V17h14v-3.5',
  reconciliations: 'M3.5 4.5h13v12h-13zM3.5 8h13M7 2.8v3M13 2.8v3M7 12.2l2 2 4-4',
  webhooks: 'M3 5h14v9H9l-4 3v-3H3zM6.5 8.2h7M6.5 11h4.5',
  tenants:
    'M3 8.5 4.2 4h11.6L17 8.5M3 8.5v.3a2.3 2.3 0 0 0 4.6 0 2.4 2.4 0 0 0 4.8 0 2.3 2.3 0 0 0 4.6 0v-.3zM4.4 11.2V17h11.2v-5.8M8.3 17v-3.4h3.4V17',
  keys: 'M12.6 10.8a4 4 0 1 0-3.4-3.4L3 13.6V17h3.4v-2H8v-1.8h1.6zM13.4 6.6h.1',
  banks: 'M3 8 10 3.5 17 8zM4.6 8.2v6.3M8.2 8.2v6.3M11.8 8.2v6.3M15.4 8.2v6.3M3 16.5h14',
  rates: 'M3 14.5 7.5 9l3.5 3L17 5M13 5h4v4',
  audit: 'M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.5M7.7 10h5M7.7 13h5',
  playground: 'M7.8 3v5L3.4 15.2A1.2 1.2 0 0 0 4.5 17h11a1.2 1.2 0 0 0 1.1-1.8L12.2 8V3M6.5 3h7M6.2 12h7.6',
  users:
    'M7.5 9.2a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8M2 16.5a5.5 5.5 0 0 1 11 0M13 3.8a2.8 2.8 0 0 1 0 5M14.8 12a5.4 5.4 0 0 1 3.2 4.5',
  account: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M3.8 17a6.2 6.2 0 0 1 12.4 0',
  more: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  cross: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
  clock: 'M10 5.5V10l3 2M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14',
  back: 'M8 4.5 3.5 9 8 13.5M3.8 9H12a4.5 4.5 0 0 1 0 9h-2',
  question: 'M7.4 7.3a2.7 2.7 0 1 1 3.9 2.5c-.9.4-1.3 1-1.3 2M10 14.6v.2',
  pause: 'M7 5v10M13 5v10',
  copy: 'M7 7h9v10H7zM4 13V3.5h8.5',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4',
  refresh: 'M16.2 8A6.6 6.6 0 0 0 4.5 6.3L3 8M3 4v4h4M3.8 12a6.6 6.6 0 0 0 11.7 1.7L17 12M17 16v-4h-4',
  send: 'M3 10 17 3.5 13 17l-3.2-5.4zM9.8 11.6 17 3.5',
  upload: 'M10 13V4M6 7.5 10 3.5l4 4M3 13v4h14v-4',
  download: 'M10 3.5v9M6 9l4 4 4-4M3 13v4h14v-4',
  eye: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10M10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.3 17.5h3.4',
  plus: 'M10 4v12M4 10h12',
  right: 'm7.5 4.5 5.5 5.5-5.5 5.5',
  left: 'M12.5 4.5 7 10l5.5 5.5',
  out: 'M8 3.5H4v13h4M12 6.5l3.5 3.5-3.5 3.5M15.2 10H7.5',
} as const

export type IconName = keyof typeof iconPaths

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** Logo: a footbridge, the meaning of the name Pasarela. */
export function Logo() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" />
      <path d="M5 21h22M8 21v4M24 21v4M5 21c0-12 22-12 22 0M11 21v-6.4M16 21v-9M21 21v-6.4" />
    </svg>
  )
}
