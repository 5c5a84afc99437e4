import Capacitor
import Foundation

/// Folders that a person opened to the app, for the page: takes a call apart, asks the tree, answers.
@objc(FoldersPlugin)
public class FoldersPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "FoldersPlugin"
    public let jsName = "OctavoFolders"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "keep", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "check", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "list", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "stat", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "makeFolder", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "move", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "removeEmptyFolder", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "locate", returnType: CAPPluginReturnPromise)
    ]

    /// Acts follow each other, beside the main thread.
    private let queue = DispatchQueue(label: "app.octavo.folders")
    private var trees: [String: FolderTree] = [:]

    /// What the folder picker lent is kept over the end of the app; a grant is its bookmark.
    @objc func keep(_ call: CAPPluginCall) {
        guard let bookmark = call.getString("bookmark") else {
            call.reject("There is no bookmark.", "bad_path")
            return
        }
        with(call, grant: bookmark) { tree in ["grant": bookmark, "name": tree.name] }
    }

    /// Whether a grant still holds.
    @objc func check(_ call: CAPPluginCall) {
        guard let grant = call.getString("grant") else {
            call.resolve(["isGranted": false])
            return
        }
        queue.async { call.resolve(["isGranted": (try? self.tree(grant)) != nil]) }
    }

    /// What lies in a folder; no entries when no folder is there.
    @objc func list(_ call: CAPPluginCall) {
        with(call) { tree in
            guard let inside = try tree.list(call.getString("path") ?? "") else { return [:] }
            return ["entries": inside.map(\.asObject)]
        }
    }

    /// What lies at some paths, in their order; null where nothing does.
    @objc func stat(_ call: CAPPluginCall) {
        with(call) { tree in
            let paths = call.getArray("paths", String.self) ?? []
            let found = try paths.map { path -> Any in
                if let entry = try tree.look(path) { return entry.asObject }
                return NSNull()
            }
            return ["found": found]
        }
    }

    @objc func makeFolder(_ call: CAPPluginCall) {
        with(call) { tree in
            try tree.makeFolder(call.getString("path") ?? "")
            return [:]
        }
    }

    /// A move here is one step: the name on the way (`via`) that Android needs has no use.
    @objc func move(_ call: CAPPluginCall) {
        with(call) { tree in
            try tree.move(from: call.getString("from") ?? "", to: call.getString("to") ?? "")
            return [:]
        }
    }

    @objc func removeEmptyFolder(_ call: CAPPluginCall) {
        with(call) { tree in ["removed": try tree.removeEmptyFolder(call.getString("path") ?? "")] }
    }

    /// The address of a file, which the page turns into one of its own to read it.
    @objc func locate(_ call: CAPPluginCall) {
        with(call) { tree in ["uri": try tree.locate(call.getString("path") ?? "")] }
    }

    private func with(_ call: CAPPluginCall, grant: String? = nil, _ ask: @escaping (FolderTree) throws -> [String: Any]) {
        guard let grant = grant ?? call.getString("grant") else {
            call.reject("There is no grant.", "permission_denied")
            return
        }
        queue.async {
            do {
                call.resolve(try ask(try self.tree(grant)))
            } catch let error as FolderError {
                call.reject(error.message, error.code)
            } catch {
                call.reject(error.localizedDescription, "io_error")
            }
        }
    }

    private func tree(_ grant: String) throws -> FolderTree {
        if let known = trees[grant] { return known }
        let opened = try FolderTree(bookmark: grant)
        trees[grant] = opened
        return opened
    }
}
