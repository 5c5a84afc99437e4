import { LIMITS } from '@octavo/core'
import { Controller, useForm } from 'react-hook-form'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, TextField } from '../../ui/index.ts'
import { login, signup } from './api.ts'
import { passwordStrength } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'
import { useAuthenticate } from './use-authenticate.ts'

interface Fields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

const PASSWORD_MAX = 256
const EMPTY: Fields = { firstName: '', lastName: '', email: '', password: '' }
// The form's own check is about shape only; the server's schema has the last word.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u

const emailProblem = (value: string) => EMAIL.test(value.trim()) || m.auth_email_invalid()
const passwordProblem = (value: string) => {
  if (value.length < LIMITS.passwordMinLength) return m.auth_password_short({ min: number(LIMITS.passwordMinLength) })
  return value.length <= PASSWORD_MAX || m.auth_password_long({ max: number(PASSWORD_MAX) })
}

const ADVICE = {
  weak: () => m.auth_strength_weak(),
  fair: () => m.auth_strength_fair(),
  strong: () => m.auth_strength_strong(),
}

/** The login form, or the signup form, which also asks for names and gives advice on the password. */
export const AuthForm = ({ mode }: { readonly mode: 'login' | 'signup' }) => {
  const { control, handleSubmit, formState } = useForm<Fields>({ defaultValues: EMPTY })
  const authenticate = useAuthenticate()
  const isSignup = mode === 'signup'
  const submit = handleSubmit(async ({ firstName, lastName, email, password }) => {
    const credentials = { email: email.trim(), password }
    if (!isSignup) {
      await authenticate(() => login(credentials), {
        done: { title: m.auth_welcome_back(), description: m.auth_welcome_back_text() },
        failed: { title: m.auth_login_failed(), description: m.auth_login_failed_text() },
      })
      return
    }
    const names = {
      ...(firstName.trim() === '' ? {} : { firstName: firstName.trim() }),
      ...(lastName.trim() === '' ? {} : { lastName: lastName.trim() }),
    }
    await authenticate(() => signup({ ...credentials, ...names }), {
      done: { title: m.auth_created(), description: m.auth_created_text() },
      failed: { title: m.auth_signup_failed(), description: m.auth_signup_failed_text() },
    })
  })
  const busyWords = isSignup ? m.auth_signup_busy() : m.auth_login_busy()
  const words = isSignup ? m.auth_signup_submit() : m.auth_login_submit()

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {isSignup && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Controller
            control={control}
            name="firstName"
            render={({ field: { ref, disabled: _, ...field } }) => (
              <TextField {...field} inputRef={ref} label={m.auth_first_name()} autoComplete="given-name" />
            )}
          />
          <Controller
            control={control}
            name="lastName"
            render={({ field: { ref, disabled: _, ...field } }) => (
              <TextField {...field} inputRef={ref} label={m.auth_last_name()} autoComplete="family-name" />
            )}
          />
        </div>
      )}
      <Controller
        control={control}
        name="email"
        rules={{ validate: emailProblem }}
        render={({ field: { ref, disabled: _, ...field }, fieldState: { error } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={m.auth_email()}
            type="email"
            autoComplete="email"
            inputMode="email"
            isRequired
            validationBehavior="aria"
            {...(error?.message ? { errorMessage: error.message } : {})}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{ validate: passwordProblem }}
        render={({ field: { ref, disabled: _, ...field }, fieldState: { error } }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={m.auth_password()}
            autoComplete={isSignup ? 'new-password' : 'current-password'}
            isRequired
            validationBehavior="aria"
            {...(isSignup && field.value !== '' ? { description: ADVICE[passwordStrength(field.value)]() } : {})}
            {...(error?.message ? { errorMessage: error.message } : {})}
          />
        )}
      />
      <Button type="submit" look="primary" size="l" isDisabled={formState.isSubmitting} className="mt-1">
        {formState.isSubmitting ? busyWords : words}
      </Button>
    </form>
  )
}
