import { LIMITS } from '@octavo/core'
import { Star } from 'lucide-react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'

const STARS = Array.from({ length: LIMITS.ratingMax }, (_, index) => index + LIMITS.ratingMin)

/** One to five stars; arrows move between them. */
export const Rating = ({ value, onChange }: { readonly value: number; readonly onChange: (value: number) => void }) => (
  <RadioGroup
    value={String(value)}
    onChange={(next) => onChange(Number(next))}
    orientation="horizontal"
    className="flex flex-col gap-1.5"
  >
    <Label className="text-sm font-medium">{m.feedback_rating()}</Label>
    <div className="flex gap-1">
      {STARS.map((star) => (
        <Radio
          key={star}
          value={String(star)}
          aria-label={m.feedback_stars({ n: number(star) })}
          className="tap grid size-11 cursor-pointer place-items-center rounded-md transition data-hovered:bg-accent-soft"
        >
          <Star
            aria-hidden="true"
            className={cx('size-6 transition', star <= value ? 'fill-accent text-accent' : 'text-muted')}
          />
        </Radio>
      ))}
    </div>
  </RadioGroup>
)
