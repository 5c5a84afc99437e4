/** The water behind every screen. Pure CSS; it stands still for those who asked for less motion. */
export const Backdrop = () => (
  <div aria-hidden="true" className="backdrop">
    <div className="backdrop-caustics" />
    <div className="backdrop-caustics" />
    <div className="backdrop-rays" />
    <div className="backdrop-motes" />
    <div className="backdrop-deep" />
  </div>
)
