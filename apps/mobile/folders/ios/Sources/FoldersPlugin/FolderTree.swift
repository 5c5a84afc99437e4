import Darwin
import Foundation

/// Why something could not be done with a folder: `code` is one of the codes of Octavo's core.
struct FolderError: Error {
    let code: String
    let message: String

    /// The error that the system's number stands for.
    init(errno number: Int32) {
        switch number {
        case EEXIST, ENOTEMPTY: self.init("already_exists", "Something of this name is there already.")
        case ENOENT: self.init("not_found", "It is not there any more.")
        case ENOTDIR: self.init("not_a_folder", "There is no folder of this name.")
        case EACCES, EPERM, EROFS: self.init("permission_denied", "The folder is not open to the app for this.")
        case ENOSPC, EDQUOT: self.init("no_space", "There is no space left.")
        case EXDEV: self.init("cross_device", "It lies on another disk.")
        default: self.init("io_error", String(cString: strerror(number)))
        }
    }

    init(_ code: String, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// One folder that a person opened to the app, path by path below it. Every look and every act is coordinated with the
/// apps and clouds that know the same files.
final class FolderTree {
    /// A file or folder as it was looked at.
    struct Entry {
        let name: String
        let isFolder: Bool
        let sizeBytes: Int
        let modifiedAtMs: Double
        let isAway: Bool
        /// The address of a file that is on this device: the page turns it into one of its own to read the file.
        let uri: String?

        var asObject: [String: Any] {
            var object: [String: Any] = [
                "name": name,
                "type": isFolder ? "folder" : "file",
                "sizeBytes": sizeBytes,
                "modifiedAtMs": modifiedAtMs,
                "isAway": isAway
            ]
            if let uri { object["uri"] = uri }
            return object
        }
    }

    private static let keys: Set<URLResourceKey> = [
        .isDirectoryKey, .isSymbolicLinkKey, .fileSizeKey, .contentModificationDateKey,
        .isUbiquitousItemKey, .ubiquitousItemDownloadingStatusKey
    ]

    private let root: URL
    private let coordinator = NSFileCoordinator(filePresenter: nil)

    init(bookmark: String) throws {
        var isStale = false
        guard
            let data = Data(base64Encoded: bookmark),
            let url = try? URL(resolvingBookmarkData: data, options: [], relativeTo: nil, bookmarkDataIsStale: &isStale),
            url.startAccessingSecurityScopedResource()
        else { throw FolderError("permission_denied", "The folder is not open to the app any more.") }
        root = url
    }

    var name: String { root.lastPathComponent }

    /// What lies in a folder; nil when no folder is there. Links are left out.
    func list(_ path: String) throws -> [Entry]? {
        let folder = try url(path)
        guard try entry(folder)?.isFolder == true else { return nil }
        return try reading(folder) { folder in
            try FileManager.default
                .contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(Self.keys))
                .compactMap { try self.entry($0) }
        }
    }

    /// What lies at a path now; nil when nothing does.
    func look(_ path: String) throws -> Entry? {
        try entry(try url(path))
    }

    /// Makes one folder in a folder that is there; nothing happens when it is there already.
    func makeFolder(_ path: String) throws {
        let folder = try url(path)
        if let before = try entry(folder) {
            if before.isFolder { return }
            throw FolderError(errno: ENOTDIR)
        }
        try writing(folder) { folder in
            if mkdir(folder.path, 0o777) != 0 { throw FolderError(errno: errno) }
        }
    }

    /// Moves a file, or a folder with all that is in it, and never onto something: the system itself refuses.
    func move(from: String, to: String) throws {
        if to.hasPrefix(from + "/") { throw FolderError("bad_path", "A folder can not go into itself.") }
        let source = try url(from)
        let target = try url(to)
        var refused: NSError?
        var outcome: Result<Void, Error> = .failure(FolderError("io_error", "The place did not do it."))
        coordinator.coordinate(
            writingItemAt: source, options: .forMoving, writingItemAt: target, options: [], error: &refused
        ) { source, target in
            self.coordinator.item(at: source, willMoveTo: target)
            outcome = Result { try self.renameExclusively(source, target) }
            if case .success = outcome { self.coordinator.item(at: source, didMoveTo: target) }
        }
        if let refused { throw refused }
        try outcome.get()
    }

    /// Removes a folder when nothing is in it; false when it stays.
    func removeEmptyFolder(_ path: String) throws -> Bool {
        let folder = try url(path)
        var isGone = false
        try writing(folder, options: .forDeleting) { folder in isGone = rmdir(folder.path) == 0 }
        return isGone
    }

    /// The address of a file; it can be read with it as long as the grant holds. A file of a cloud is fetched first.
    func locate(_ path: String) throws -> String {
        let file = try url(path)
        guard let found = try entry(file) else { throw FolderError(errno: ENOENT) }
        if found.isFolder { throw FolderError("is_folder", "It is a folder.") }
        return try reading(file, options: []) { $0.absoluteString }
    }

    /// `RENAME_EXCL` looks and renames in one step. A disk that does not know it is asked by the file manager, which
    /// refuses a name that is taken, too.
    private func renameExclusively(_ source: URL, _ target: URL) throws {
        if renamex_np(source.path, target.path, UInt32(RENAME_EXCL)) == 0 { return }
        let number = errno
        guard number == ENOTSUP || number == EINVAL else { throw FolderError(errno: number) }
        do {
            try FileManager.default.moveItem(at: source, to: target)
        } catch CocoaError.fileWriteFileExists {
            throw FolderError(errno: EEXIST)
        }
    }

    private func url(_ path: String) throws -> URL {
        let names = path.isEmpty ? [] : path.components(separatedBy: "/")
        if names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
            throw FolderError("bad_path", "This is no path below the folder.")
        }
        return names.reduce(root) { $0.appendingPathComponent($1) }
    }

    private func entry(_ url: URL) throws -> Entry? {
        // A URL remembers what was read of it: the thing may have changed since.
        var fresh = url
        fresh.removeAllCachedResourceValues()
        guard let values = try? fresh.resourceValues(forKeys: Self.keys), values.isSymbolicLink != true else { return nil }
        let isFolder = values.isDirectory == true
        let isAway = values.isUbiquitousItem == true && values.ubiquitousItemDownloadingStatus == .notDownloaded
        return Entry(
            name: url.lastPathComponent,
            isFolder: isFolder,
            sizeBytes: values.fileSize ?? 0,
            modifiedAtMs: ((values.contentModificationDate?.timeIntervalSince1970 ?? 0) * 1000).rounded(.down),
            isAway: isAway,
            uri: isFolder || isAway ? nil : url.absoluteString
        )
    }

    private func reading<Value>(
        _ url: URL, options: NSFileCoordinator.ReadingOptions = .withoutChanges, _ read: (URL) throws -> Value
    ) throws -> Value {
        var refused: NSError?
        var outcome: Result<Value, Error> = .failure(FolderError("io_error", "It can not be read."))
        coordinator.coordinate(readingItemAt: url, options: options, error: &refused) { url in
            outcome = Result { try read(url) }
        }
        if let refused { throw refused }
        return try outcome.get()
    }

    private func writing(
        _ url: URL, options: NSFileCoordinator.WritingOptions = [], _ write: (URL) throws -> Void
    ) throws {
        var refused: NSError?
        var outcome: Result<Void, Error> = .failure(FolderError("io_error", "The place did not do it."))
        coordinator.coordinate(writingItemAt: url, options: options, error: &refused) { url in
            outcome = Result { try write(url) }
        }
        if let refused { throw refused }
        try outcome.get()
    }
}
