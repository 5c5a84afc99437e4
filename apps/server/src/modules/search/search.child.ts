import { serve } from '../../infra/helpers/serve.ts'
import { createSearching, type SearchAnswer, type SearchAsk } from './searching.ts'

// An index takes up to 12 bytes for each character of made-up words, a third of that for a language.
serve<SearchAsk, SearchAnswer, never>(createSearching({ mostOfOne: 32_000_000, mostOfAll: 48_000_000 }))
