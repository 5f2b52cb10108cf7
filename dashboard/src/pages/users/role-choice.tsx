import type { Role } from '../../api/routes.ts'
import { useTexts } from '../../i18n/texts.ts'

export function RoleChoice({
  offered,
  value,
  onChoose,
}: {
  offered: readonly Role[]
  value: Role
  onChoose(role: Role): void
}) {
  const { users: text, words } = useTexts()
  return (
    <fieldset class="choices">
      <legend class="choice-title">{text.role}</legend>
      {offered.map((role) => (
        <label key={role} class="choice">
          <input type="radio" name="role" value={role} checked={role === value} onChange={() => onChoose(role)} />
          <span>
            <span class="choice-title">{words.roles[role]}</span>
            <span class="choice-text">{text.roleTexts[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
