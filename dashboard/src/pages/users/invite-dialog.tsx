import { useState } from 'preact/hooks'
import type { InvitedUser, Role } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField, TextField } from '../../components/field.tsx'
import { ErrorNote } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, useMe, useScope } from '../../session.ts'
import { tenants } from '../../shell/tenants.ts'
import { useStore } from '../../store.ts'
import { RoleChoice } from './role-choice.tsx'
import { rolesToGive } from './roles.ts'

const ALL = ''

export function InviteDialog({ onClose, onInvited }: { onClose(): void; onInvited(invited: InvitedUser): void }) {
  const { users: text, actions } = useTexts()
  const me = useMe()
  const scope = useScope()
  const known = useStore(tenants)?.items ?? []
  const [name, setName] = useState('')
  const [tenantId, setTenantId] = useState(scope.tenantId ?? ALL)
  const offered = rolesToGive(me, tenantId !== ALL)
  const [chosen, setChosen] = useState<Role>('cashier')
  const role = offered.includes(chosen) ? chosen : 'viewer'
  const inviting = useAction(async () => {
    const tenant = tenantId === ALL ? {} : { tenantId }
    onInvited(await call('POST /users', { body: { name, role, ...tenant } }))
  })
  return (
    <Dialog title={text.inviteTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          inviting.run()
        }}
      >
        <TextField
          label={text.name}
          hint={me.tenantId === null ? text.nameHint : text.nameHintInTenant}
          value={name}
          onInput={setName}
          maxLength={128}
          isRequired
          isFocused
          problem={inviting.error?.problemOf('/name')}
        />
        {me.tenantId === null && (
          <SelectField
            label={text.tenant}
            value={tenantId}
            options={[
              { value: ALL, text: text.allTenants },
              ...known.map((tenant) => ({ value: tenant.tenantId, text: tenant.name })),
            ]}
            onChoose={setTenantId}
          />
        )}
        <RoleChoice offered={offered} value={role} onChoose={setChosen} />
        {inviting.error && <ErrorNote error={inviting.error} />}
        <div class="form-actions">
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={inviting.isRunning}>
            {text.inviteSubmit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
