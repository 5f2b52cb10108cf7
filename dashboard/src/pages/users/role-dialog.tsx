import { useState } from 'preact/hooks'
import type { User } from '../../api/routes.ts'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, useMe } from '../../session.ts'
import { RoleChoice } from './role-choice.tsx'
import { rolesToGive } from './roles.ts'

export function RoleDialog({ user, onClose, onChange }: { user: User; onClose(): void; onChange(): void }) {
  const { users: text } = useTexts()
  const { userId, name, tenantId } = user
  const [role, setRole] = useState(user.role)
  return (
    <ConfirmDialog
      title={text.changeRoleOf(name)}
      submit={text.changeRole}
      onClose={onClose}
      work={async () => {
        await call('POST /users/{userId}/role', { params: { userId }, body: { role } })
        toast(text.roleChanged)
        onChange()
      }}
    >
      <RoleChoice offered={rolesToGive(useMe(), tenantId !== null)} value={role} onChoose={setRole} />
    </ConfirmDialog>
  )
}
