import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { IconButton, TextField, type TextFieldProps } from '../../ui/index.ts'

/** A password with a button that shows it. Pasting and password managers work (WCAG 3.3.8). */
export const PasswordField = (props: Omit<TextFieldProps, 'type'>) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className="flex items-start gap-2">
      <TextField {...props} type={isShown ? 'text' : 'password'} className="min-w-0 flex-1" />
      <span className="pt-7">
        <IconButton
          label={isShown ? m.auth_hide() : m.auth_show()}
          icon={isShown ? EyeOff : Eye}
          onPress={() => setShown(!isShown)}
        />
      </span>
    </div>
  )
}
