import type { ApprovalStage } from '@octavo/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Approval } from './approval.tsx'

const draw = (stage: ApprovalStage, percent?: number) =>
  renderToStaticMarkup(<Approval stage={stage} title="Preparing" {...(percent !== undefined && { percent })} />)
const said = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean)

it('P2-2.25: idle shows nothing, waiting its seconds and the estimated time, processing how far it is too, completed neither', () => {
  expect(draw('idle')).toBe('')
  const estimate = 'Estimated time: 30 seconds'
  expect(said(draw('waiting'))).toEqual(['Preparing', '0 seconds', estimate])
  expect(draw('waiting')).not.toContain('progressbar')
  expect(said(draw('processing'))).toEqual(['Preparing', '0 seconds', estimate])
  expect(draw('processing')).toContain('aria-valuenow="0"')
  expect(draw('processing', 60)).toContain('aria-valuenow="60"')
  expect(said(draw('completed'))).toEqual(['Preparing'])
})
