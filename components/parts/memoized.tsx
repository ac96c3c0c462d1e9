import { Component, type FunctionComponent } from 'preact';

/** The same component, rendered again only when one of its props changes: for lists of thousands. */
export function memoized<P extends object>(Drawn: FunctionComponent<P>) {
  return class Steady extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const names = new Set([...Object.keys(next), ...Object.keys(this.props)] as (keyof P)[]);
      return [...names].some((name) => next[name] !== this.props[name]);
    }

    override render(props: P) {
      return <Drawn {...props} />;
    }
  };
}
