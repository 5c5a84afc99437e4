const FILES = `
alias ListFolderCursor = String(min_length=1)
alias Rev = String(pattern="[0-9a-f]+")
alias PathROrId = String(pattern="(/(.|[\\\\r\\\\n])*)?|id:.*")
alias ReadPath = String(pattern="/(.|[\\\\r\\\\n])*|id:.*|rev:[0-9a-f]{9,}")
alias WritePath = String(pattern="/(.|[\\\\r\\\\n])*")
struct ListFolderArg
    path PathROrId
    recursive Boolean = false
    limit UInt32(max_value=2000, min_value=1)?
struct ListFolderContinueArg
    cursor ListFolderCursor
struct ListFolderResult
    entries List(Metadata)
    cursor ListFolderCursor
    has_more Boolean
struct Metadata
    union_closed
        file FileMetadata
        folder FolderMetadata
        deleted DeletedMetadata
    name String
    path_lower String?
    path_display String?
struct FileMetadata extends Metadata
    id String
    client_modified common.DropboxTimestamp
    server_modified common.DropboxTimestamp
    rev Rev
    size UInt64
    is_downloadable Boolean = true
    export_info ExportInfo?
    content_hash String?
struct FolderMetadata extends Metadata
    id String
struct DeletedMetadata extends Metadata
    is_restorable Boolean?
struct ExportInfo
    export_as String?
    export_options List(String)?
struct GetMetadataArg
    path ReadPath
struct DownloadArg
    path ReadPath
struct ExportArg
    path ReadPath
    export_format String?
struct ExportMetadata
    name String
    size UInt64
struct ExportResult
    export_metadata ExportMetadata
    file_metadata FileMetadata
struct CreateFolderArg
    path WritePath
    autorename Boolean = false
struct CreateFolderResult
    metadata FolderMetadata
struct DeleteArg
    path WritePath
    parent_rev Rev?
struct CommitInfo
    path WritePath
    mode WriteMode = add
    autorename Boolean = false
    client_modified common.DropboxTimestamp?
    mute Boolean = false
    strict_conflict Boolean = false
struct UploadArg extends CommitInfo
    content_hash String?
struct UploadWriteFailed
    reason WriteError
    upload_session_id String
struct UploadSessionStartArg
    close Boolean = false
struct UploadSessionStartResult
    session_id String
struct UploadSessionCursor
    session_id String
    offset UInt64
struct UploadSessionAppendArg
    cursor UploadSessionCursor
    close Boolean = false
struct UploadSessionFinishArg
    cursor UploadSessionCursor
    commit CommitInfo
struct UploadSessionOffsetError
    correct_offset UInt64
struct ListRevisionsArg
    path PathROrId
    limit UInt64 = 10
struct ListRevisionsResult
    is_deleted Boolean
    entries List(FileMetadata)
    has_more Boolean
struct RestoreArg
    path WritePath
    rev Rev
union_closed WriteMode
    add
    overwrite
union UploadError
    path UploadWriteFailed
union UploadSessionError
    not_found
    incorrect_offset UploadSessionOffsetError
    lookup_failed UploadSessionError
    path WriteError
union RestoreError
    path_write WriteError
    invalid_revision
struct DeleteResult
    metadata Metadata
struct RelocationArg
    from_path WritePath
    to_path WritePath
    autorename Boolean = false
struct RelocationResult
    metadata Metadata
union LookupError
    not_found
    not_file
    not_folder
union WriteConflictError
    file
    folder
    file_ancestor
union WriteError
    conflict WriteConflictError
    too_many_write_operations
    no_write_permission
union PathError
    path LookupError
    unsupported_file
    non_exportable
    reset
union PathWriteError
    path WriteError
union DeleteError
    path_lookup LookupError
    path_write WriteError
union RelocationError
    from_lookup LookupError
    from_write WriteError
    to WriteError
    cant_move_folder_into_itself
    duplicated_or_nested_paths
route list_folder (ListFolderArg, ListFolderResult, PathError)
route list_folder/continue (ListFolderContinueArg, ListFolderResult, PathError)
route get_metadata (GetMetadataArg, Metadata, PathError)
route download (DownloadArg, FileMetadata, PathError)
route export (ExportArg, ExportResult, PathError)
route create_folder:2 (CreateFolderArg, CreateFolderResult, PathWriteError)
route delete:2 (DeleteArg, DeleteResult, DeleteError)
route upload (UploadArg, FileMetadata, UploadError)
route upload_session/start (UploadSessionStartArg, UploadSessionStartResult, Void)
route upload_session/append:2 (UploadSessionAppendArg, Void, UploadSessionError)
route upload_session/finish (UploadSessionFinishArg, FileMetadata, UploadSessionError)
route list_revisions (ListRevisionsArg, ListRevisionsResult, PathError)
route restore (RestoreArg, FileMetadata, RestoreError)
route move:2 (RelocationArg, RelocationResult, RelocationError)
`

const USERS = `
struct SpaceUsage
    used UInt64
    allocation SpaceAllocation
union SpaceAllocation
    individual IndividualSpaceAllocation
struct IndividualSpaceAllocation
    allocated UInt64
route get_current_account (Void, Account, Void)
route get_space_usage (Void, SpaceUsage, Void)
`

/** As much of Dropbox's description as is called here, for where the whole of it is not at hand. */
export const OWN_STONE = { files: FILES, users: USERS, common: '\nalias DropboxTimestamp = Timestamp("%Y")\n' }
