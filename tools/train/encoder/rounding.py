"""Quantisation-aware training: a step computes with the quantised matrices and updates the full-precision ones behind them."""
import torch

from export import bits_of, is_matrix, kept

# the scales are recomputed once in this many steps
STEADY = 40


class AsRead:
    """Within `with`, the net's trainable matrices are quantised like in `export.rounded`; without `bits` nothing changes."""

    def __init__(self, net, bits):
        learned = ((name, w) for name, w in net.named_parameters() if w.requires_grad)
        own = [(name, w.data) for name, w in learned if is_matrix(name, w) and kept(name)] if bits else []
        self.matrices = [w for _, w in own]
        self.most = [2 ** (bits_of(name, bits) - 1) - 1 for name, _ in own]
        self.steps = 0

    @staticmethod
    def rounded(w, scale, most):
        return (w / scale).round_().clamp_(-most - 1, most).mul_(scale)

    def scale_of(self, w, most):
        tries = torch.stack([w.abs().amax(1, keepdim=True) * share / most + 1e-9 for share in (1.0, 0.9, 0.8, 0.7, 0.6)])
        errors = torch.stack([(self.rounded(w, scale, most) - w).square().sum(1, keepdim=True) for scale in tries])
        return tries.gather(0, errors.argmin(0, keepdim=True))[0]

    def __enter__(self):
        if not self.matrices:
            return
        if self.steps % STEADY == 0:
            self.scales = [self.scale_of(w, most) for w, most in zip(self.matrices, self.most)]
        self.steps += 1
        self.behind = [w.clone() for w in self.matrices]
        torch._foreach_copy_(self.matrices, [self.rounded(w, scale, most) for w, scale, most in zip(self.matrices, self.scales, self.most)])

    def __exit__(self, *_):
        if self.matrices:
            torch._foreach_copy_(self.matrices, self.behind)
