export { AppError, ERROR_CODES, type ErrorCode, isLater } from './errors.ts'
