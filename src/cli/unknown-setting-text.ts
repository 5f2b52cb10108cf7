import type { UnknownSetting } from '../foundation/unknown-settings.ts'

export function unknownSettingText({ name, nearest }: UnknownSetting): string {
  return nearest === undefined ? `${name} is not a setting` : `${name} is not a setting; did you mean ${nearest}?`
}
